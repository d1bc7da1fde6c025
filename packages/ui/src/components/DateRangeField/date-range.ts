/** The first and the last day as "YYYY-MM-DD"; null leaves that end open. */
export interface DateRange {
  start: string | null;
  end: string | null;
}
