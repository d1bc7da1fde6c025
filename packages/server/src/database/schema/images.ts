import type { ImageSource } from '@cardamom/api-types';
import type { EpochMs } from './columns.ts';

export type ImageTable = {
  restaurant_id: string;
  id: string;
  width: number;
  height: number;
  /** `#rrggbb`. */
  dominant_colour: string;
  alt_text: string;
  created_at: EpochMs;
  deleted_at: EpochMs | null;
  version: number;
};

export type ImageVariantTable = {
  restaurant_id: string;
  image_id: string;
  format: ImageSource['format'];
  width: number;
  height: number;
  byte_size: number;
};

/** Which upload a picture was made from, by the SHA-256 of its bytes. */
export type ImageOriginTable = { restaurant_id: string; digest: string; image_id: string };
