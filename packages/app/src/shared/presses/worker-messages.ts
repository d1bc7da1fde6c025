/** What the sold-out page asks its service worker: to keep the page as it was built, with the files it has loaded. */
export interface KeepRequest {
  files: readonly string[];
}

/** Whether the page opens without a network now. */
export interface KeepAnswer {
  isKept: boolean;
}
