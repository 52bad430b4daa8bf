// The short form of the sweep; `FULL=1 node build.mjs reliability segmentation` runs all of it.
import './segmentation.ts'
