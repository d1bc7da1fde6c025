import { errorCatalogue } from '@cardamom/api-types';
import { useEffect, useRef, useState } from 'react';
import { ApiError, uploadFile } from '../api/index.ts';
import { storedPictureId } from './store-alt-text.ts';
import { pictureUrl, type PictureValue } from './picture-value.ts';

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
  const original = useRef<{ imageId: string; file: File } | null>(null);
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
      original.current = { imageId: image.id, file };
      latest.current.onChange({ image, altText: latest.current.value.altText });
      setUpload(null);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.errors[0]?.message ?? error.message);
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
      setProblem(errorCatalogue[prepared.refusal].message);
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
    /** The id to save; throws `ApiError` where another alternative text cannot be stored. */
    storedId: (picture: PictureValue) =>
      storedPictureId(
        picture,
        original.current?.imageId === picture.image?.id ? (original.current?.file ?? null) : null,
      ),
  };
}

/** A form's picture at work. */
export type PictureAtWork = ReturnType<typeof usePicture>;
