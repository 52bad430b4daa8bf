// The short form of the sweep; `FULL=1 node build.mjs reliability codec-round-trip` runs all of it.
import './codec-round-trip.ts'
