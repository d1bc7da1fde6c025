/**
 * Gathers what a document writes from here on, so it is called before anything is drawn. What it returns ends the document and
 * returns its bytes; throws where it could not be written.
 */
export function gatherPdf(doc: PDFKit.PDFDocument): () => Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  return async () => {
    doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(chunks));
  };
}
