/** What we use of it; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Without it every feature stays that the letters can need. */
    keepFeatures?: readonly string[];
    noHinting: boolean;
    variationAxes?: Readonly<Record<string, number>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
