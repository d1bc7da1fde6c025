import { useEffect, useRef, useState } from 'react';

/** What `useUploadNews` goes by. */
interface UploadNewsOptions {
  /** Share of the upload that is done; null when none runs. */
  progress: number | null;
  /** Whether what ended was stored: a picture is there, and nothing is wrong with it. */
  isStored: boolean;
  /** Says that the picture of this name is stored. */
  words: (fileName: string) => string;
}

/** What is said aloud as an upload ends (WCAG 2.2, 4.1.3): its name, once it is stored; nothing where it failed or was given up. */
export function useUploadNews({ progress, isStored, words }: UploadNewsOptions) {
  const fileName = useRef('');
  const wasRunning = useRef(false);
  const [said, setSaid] = useState('');
  const isRunning = progress !== null;
  useEffect(() => {
    if (isRunning) setSaid('');
    else if (wasRunning.current && isStored) setSaid(words(fileName.current));
    wasRunning.current = isRunning;
    // What counts is the moment in which it ends.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRunning]);
  return {
    said,
    begin: (file: File) => {
      fileName.current = file.name;
    },
    giveUp: () => {
      wasRunning.current = false;
    },
  };
}
