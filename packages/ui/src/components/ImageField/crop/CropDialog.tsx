import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import Cropper, { type Point } from 'react-easy-crop';
import { image } from '../../../theme/index.ts';
import { Button } from '../../Button/index.ts';
import { Dialog } from '../../Dialog/index.ts';
import { Slider } from '../../Slider/index.ts';
import { Layout, Size, Stage, ZoomLine } from './CropDialog.styles.ts';
import { middlePart, partOf, storedSize, type LoadedPicture, type PicturePart } from './picture.ts';
import type { CropTexts } from './texts.ts';

/** A picture whose part is being chosen. */
export interface CroppedPicture {
  picture: LoadedPicture;
  /** Address of the picture for as long as the dialog stands. */
  url: string;
}

/** Props of `CropDialog`. */
export interface CropDialogProps {
  /** The picture whose part is chosen, and where it is shown from; null keeps the dialog closed. */
  cropping: CroppedPicture | null;
  onChoose: (picture: LoadedPicture, part: PicturePart) => void;
  onCancel: () => void;
  texts: CropTexts;
}

const largestZoom = 4;
const zoomStep = 0.1;
const middle: Point = { x: 0, y: 0 };

/** Asks which part of a picture is kept, in the fixed ratio of 1875 × 1000. */
export function CropDialog({ cropping, ...props }: CropDialogProps) {
  return cropping && <OpenCropDialog key={cropping.url} {...props} {...cropping} />;
}

function OpenCropDialog({
  picture,
  url,
  onChoose,
  onCancel,
  texts,
}: Omit<CropDialogProps, 'cropping'> & CroppedPicture) {
  const helpId = useId();
  const layout = useRef<HTMLDivElement>(null);
  // React Aria does not take the focus into the dialog where a file was chosen right before: it takes the press on the
  // hidden file input for a screen reader's and waits for a focus that is gone by then. Before it is painted, as keys
  // come at once, and after React is done, as others answer to the focus.
  useLayoutEffect(() => {
    queueMicrotask(() => layout.current?.closest<HTMLElement>('[role="dialog"]')?.focus());
  }, []);
  const [crop, setCrop] = useState(middle);
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState(() => middlePart(picture));
  const size = storedSize(part);
  const zoomTo = (next: number) => setZoom(Math.min(largestZoom, Math.max(1, next)));
  const zoomByKey = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomTo(zoom + zoomStep);
    if (event.key === '-') zoomTo(zoom - zoomStep);
  };
  const reset = () => {
    setCrop(middle);
    setZoom(1);
  };
  return (
    <Dialog
      title={texts.title}
      size="medium"
      isOpen
      onOpenChange={onCancel}
      footer={
        <>
          <Button onPress={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" onPress={() => onChoose(picture, part)}>
            {texts.done}
          </Button>
        </>
      }
    >
      <Layout ref={layout}>
        <p id={helpId}>{texts.help}</p>
        <Stage role="presentation" onKeyDown={zoomByKey}>
          <Cropper
            image={url}
            aspect={image.width / image.height}
            objectFit="cover"
            showGrid={false}
            disableAutomaticStylesInjection
            {...{ crop, zoom, maxZoom: largestZoom, keyboardStep: 10 }}
            onCropChange={setCrop}
            onZoomChange={zoomTo}
            onCropAreaChange={(percent) => setPart(partOf(picture, percent))}
            cropperProps={{
              role: 'application',
              'aria-label': texts.part,
              'aria-describedby': helpId,
            }}
          />
        </Stage>
        <ZoomLine>
          <Slider
            label={texts.zoom}
            value={zoom}
            onChange={zoomTo}
            minValue={1}
            maxValue={largestZoom}
            step={zoomStep}
            formatOptions={{ style: 'percent' }}
          />
          <Button variant="quiet" icon="restore" onPress={reset}>
            {texts.reset}
          </Button>
        </ZoomLine>
        <Size>
          {texts.size(size.width, size.height)}
          {size.width < image.width && ` · ${texts.small}`}
        </Size>
      </Layout>
    </Dialog>
  );
}
