/** A moment as the server and the wire tell it: seconds since 1970. */
export type Seconds = number

/** A moment as ClockPort tells it: milliseconds since 1970. */
export type Millis = number
