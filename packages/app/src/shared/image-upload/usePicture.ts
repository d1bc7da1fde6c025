import { errorCatalogue, type Image } from '@cardamom/api-types';
import { useEffect, useRef, useState } from 'react';
import { ApiError, uploadFile } from '../api/index.ts';
import { message } from '../messages/index.ts';
import { pictureUrl, type PictureValue } from './picture-value.ts';
import { AltTextConflict, storeAltText } from './store-alt-text.ts';

/** Wide enough for the form's preview at two device px for each CSS px. */
const previewWidth = 1280;

interface Upload {
  file: File;
  previewUrl: string;
  /** Share sent, 0–1; null once it failed. */
  progress: number | null;
}

/**
 * A form's picture at work: checks, scales down and sends a chosen file at once, with progress and retry; a refused file
 * leaves the picture before it as it is.
 */
export function usePicture(value: PictureValue, onChange: (value: PictureValue) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const running = useRef<AbortController | null>(null);
  /** The picture as it was last heard of from the server, which may be newer than the form's. */
  const heard = useRef<Image | null>(null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(() => () => running.current?.abort(), []);
  const previewUrl = upload?.previewUrl;
  useEffect(
    () => () => (previewUrl === undefined ? undefined : URL.revokeObjectURL(previewUrl)),
    [previewUrl],
  );

  const send = async (file: File, controller: AbortController) => {
    setProblem(undefined);
    setUpload((before) => ({
      file,
      previewUrl: before?.file === file ? before.previewUrl : URL.createObjectURL(file),
      progress: 0,
    }));
    const { altText } = latest.current.value;
    try {
      const image = await uploadFile(file, {
        altText: altText.trim(),
        signal: controller.signal,
        onProgress: (progress) => setUpload((now) => now && { ...now, progress }),
      });
      latest.current.onChange({ image, altText: latest.current.value.altText });
      setUpload(null);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.reason);
      setUpload((now) => (error.isTransient && now ? { ...now, progress: null } : null));
    }
  };

  const select = async (chosen: File) => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const { preparePicture } = await import('./prepare-picture.ts');
    const prepared = await preparePicture(chosen);
    if (controller.signal.aborted) return;
    if ('refusal' in prepared) {
      setUpload(null);
      const { message: refused } = errorCatalogue[prepared.refusal];
      setProblem(prepared.isHeic ? `${refused} ${message('entities:picture.heic')}` : refused);
      return;
    }
    await send(prepared.file, controller);
  };

  const retry = () => {
    if (!upload) return;
    stop();
    running.current = new AbortController();
    void send(upload.file, running.current);
  };

  const shown = upload
    ? { url: upload.previewUrl, alt: '' }
    : value.image && { url: pictureUrl(value.image, previewWidth), alt: value.image.altText };

  return {
    shown,
    problem,
    progress: upload?.progress ?? null,
    /** A chosen picture is on its way, or has failed and was not given up. */
    isUnfinished: upload !== null,
    select: (file: File) => void select(file),
    retry: upload?.progress === null ? retry : undefined,
    remove: () => {
      stop();
      setUpload(null);
      setProblem(undefined);
      if (value.image !== null || value.altText !== '') onChange({ image: null, altText: '' });
    },
    /** Stores the alternative text where it was changed and returns the id to save; throws `ApiError` where that fails. */
    storedId: async ({ image, altText }: PictureValue): Promise<string | null> => {
      if (image === null) return null;
      const newest = newestOf(image, heard.current);
      const text = altText.trim();
      try {
        if (text !== newest.altText) heard.current = await storeAltText(newest, text);
      } catch (error) {
        // Whoever saves again has read that theirs is newer.
        if (error instanceof AltTextConflict) heard.current = error.picture;
        throw error;
      }
      return image.id;
    },
    /** The id an edit began with, or one no picture has where its text was changed: such a picture is saved again, so that the entity counts as changed. */
    beganId: (image: Image | null): string | null => {
      if (image === null) return null;
      return newestOf(image, heard.current).altText === image.altText ? image.id : '';
    },
  };
}

/** The newer of what the form and this hook know of one picture. */
function newestOf(image: Image, heard: Image | null): Image {
  return heard?.id === image.id && heard.version > image.version ? heard : image;
}

/** A form's picture at work. */
export type PictureAtWork = ReturnType<typeof usePicture>;
