const key = 'cardamom.screen';

/** Which screen this television is, for when it starts at the address without a code. */
export const lastScreen = {
  read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(code: string | null): void {
    try {
      if (code === null) localStorage.removeItem(key);
      else localStorage.setItem(key, code);
    } catch {
      // Where nothing is kept it is paired again after a restart.
    }
  },
};
