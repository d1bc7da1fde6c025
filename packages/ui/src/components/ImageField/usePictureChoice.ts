import { useRef, useState } from 'react';
import type { CroppedPicture } from './crop/CropDialog.tsx';
import type { LoadedPicture, PicturePart } from './crop/picture.ts';

/** Whether the part of a picture is chosen: always, never, or as a function says for each file. */
export type AllowsCrop = boolean | ((file: File) => Promise<boolean>);

/** What `usePictureChoice` goes by. */
interface PictureChoiceOptions {
  onSelectFile: (file: File) => void;
  allowsCrop: AllowsCrop;
  maxBytes: number | undefined;
  wrongTypeMessage: string;
  tooLargeMessage: string;
}

/** Files that say they are pictures, and those whose system does not say what they are. SVG can carry scripts. */
function mayBePicture({ type }: File): boolean {
  return type === '' || (type.startsWith('image/') && type !== 'image/svg+xml');
}

/** Everything that choosing a part needs; null where it does not arrive: the picture is then handed over as it is. */
async function loadCrop() {
  try {
    const [picture] = await Promise.all([import('./crop/picture.ts'), import('./crop/CropDialog.tsx')]);
    return picture;
  } catch {
    return null;
  }
}

/**
 * The way of a chosen file to the form: its type is checked, its part chosen where that is asked for, its weight
 * checked; then it is handed over. Pictures this browser cannot read are handed over as they are.
 */
export function usePictureChoice({
  onSelectFile,
  allowsCrop,
  maxBytes,
  wrongTypeMessage,
  tooLargeMessage,
}: PictureChoiceOptions) {
  const [refusal, setRefusal] = useState<string | undefined>();
  const [isReading, setIsReading] = useState(false);
  const [cropping, setCropping] = useState<CroppedPicture | null>(null);
  const [original, setOriginal] = useState<LoadedPicture | null>(null);
  const latest = useRef<File | null>(null);

  const handOver = (file: File) => {
    if (maxBytes !== undefined && file.size > maxBytes) setRefusal(tooLargeMessage);
    else onSelectFile(file);
  };

  const open = (picture: LoadedPicture) => setCropping({ picture, url: URL.createObjectURL(picture.file) });
  const close = () => {
    if (cropping) URL.revokeObjectURL(cropping.url);
    setCropping(null);
  };

  const chooseAgain = (picture: LoadedPicture) => {
    latest.current = picture.file;
    setRefusal(undefined);
    open(picture);
  };

  const choosePart = async (picture: LoadedPicture, part: PicturePart) => {
    close();
    setOriginal(picture);
    setIsReading(true);
    const { cutPicture } = await import('./crop/picture.ts');
    const file = await cutPicture(picture, part, maxBytes).catch(() => picture.file);
    if (latest.current !== picture.file) return;
    setIsReading(false);
    handOver(file);
  };

  const read = async (file: File) => {
    setIsReading(true);
    const mayCrop = typeof allowsCrop === 'function' ? await allowsCrop(file) : allowsCrop;
    const crop = mayCrop ? await loadCrop() : null;
    const picture = crop && (await crop.loadPicture(file));
    if (latest.current !== file) return;
    setIsReading(false);
    if (!crop || !picture) {
      setOriginal(null);
      handOver(file);
    } else if (crop.isReady(picture, maxBytes)) {
      setOriginal(picture);
      handOver(file);
    } else if (crop.hasRatio(picture)) await choosePart(picture, crop.middlePart(picture));
    else open(picture);
  };

  const select = (file: File) => {
    latest.current = file;
    setRefusal(undefined);
    setIsReading(false);
    if (!mayBePicture(file)) setRefusal(wrongTypeMessage);
    else if (allowsCrop !== false) void read(file);
    else handOver(file);
  };

  return {
    /** What is wrong with the file that was chosen last. */
    refusal,
    /** A large picture is being read or cut. */
    isReading,
    /** The picture whose part is being chosen. */
    cropping,
    select,
    choosePart: (picture: LoadedPicture, part: PicturePart) => void choosePart(picture, part),
    /** Leaves the picture before it as it is. */
    cancel: () => {
      latest.current = original?.file ?? null;
      close();
    },
    /** Chooses another part of the picture that was chosen last; undefined where there is none. */
    chooseAgain: original === null ? undefined : () => chooseAgain(original),
    forget: () => {
      latest.current = null;
      setIsReading(false);
      setOriginal(null);
      setRefusal(undefined);
    },
  };
}
