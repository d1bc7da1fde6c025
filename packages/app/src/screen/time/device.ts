/** Clocks, timers and chance, as the device has them; tests give their own. */
export interface Device {
  /** Milliseconds of a clock that nobody sets and that only goes forward. */
  steady(): number;
  /** Milliseconds since 1970, as the device's clock has it: it may be wrong, and may be set at any moment. */
  wall(): number;
  /** From 0 to 1. */
  random(): number;
  /** Does the work once, so many milliseconds later; returns how to leave it. */
  after(milliseconds: number, work: () => void): () => void;
}

/** The browser's own. */
export const browserDevice: Device = {
  steady: () => performance.now(),
  wall: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
