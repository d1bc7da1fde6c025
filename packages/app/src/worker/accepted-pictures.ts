/**
 * What Chromium asks for a picture with. A script asks for anything, and is answered with JPEG at an address of AVIF; with these words
 * the browser's cache has what the page was answered.
 */
export const picturesAccepted = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
