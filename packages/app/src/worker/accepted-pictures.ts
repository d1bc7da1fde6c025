/**
 * What a script asks for a picture with that the page has shown. By itself a script accepts anything, and is answered with JPEG at an
 * address of AVIF; so it asks whether what the browser has is still the same, and hears 304.
 */
export const picturesAccepted = 'image/avif,*/*';
