// The short form of the sweep; `FULL=1 node build.mjs reliability codec-fuzz` runs all of it.
import './codec-fuzz.ts'
