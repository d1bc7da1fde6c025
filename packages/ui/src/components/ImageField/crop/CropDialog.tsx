import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { image } from '../../../theme/index.ts';
import { Button } from '../../Button/index.ts';
import { Dialog } from '../../Dialog/index.ts';
import { Slider } from '../../Slider/index.ts';
import { Layout, Size, Stage, ZoomLine } from './CropDialog.styles.ts';
import { middlePart, pictureBlob, storedSize, type LoadedPicture, type PicturePart } from './picture.ts';
import type { CropTexts } from './texts.ts';

/** Props of `CropDialog`. */
export interface CropDialogProps {
  /** The picture whose part is chosen; null keeps the dialog closed. */
  picture: LoadedPicture | null;
  onChoose: (picture: LoadedPicture, part: PicturePart) => void;
  onCancel: () => void;
  texts: CropTexts;
}

const largestZoom = 4;
const zoomStep = 0.1;
const middle: Point = { x: 0, y: 0 };

/** Asks which part of a picture is kept, in the fixed ratio of 1875 × 1000. */
export function CropDialog({ picture, ...props }: CropDialogProps) {
  return picture && <OpenCropDialog key={picture.file.name} {...props} picture={picture} />;
}

function OpenCropDialog({
  picture,
  onChoose,
  onCancel,
  texts,
}: CropDialogProps & { picture: LoadedPicture }) {
  const helpId = useId();
  const url = usePictureUrl(picture);
  const [crop, setCrop] = useState(middle);
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Area>(() => middlePart(picture));
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
          <Button onPress={() => onChoose(picture, middlePart(picture))}>{texts.whole}</Button>
          <Button variant="primary" onPress={() => onChoose(picture, part)}>
            {texts.done}
          </Button>
        </>
      }
    >
      <Layout>
        <p id={helpId}>{texts.help}</p>
        <Stage role="presentation" onKeyDown={zoomByKey}>
          {url !== null && (
            <Cropper
              image={url}
              aspect={image.width / image.height}
              objectFit="cover"
              showGrid={false}
              disableAutomaticStylesInjection
              {...{ crop, zoom, maxZoom: largestZoom, keyboardStep: 10 }}
              onCropChange={setCrop}
              onZoomChange={zoomTo}
              onCropAreaChange={(_, pixels) => setPart(pixels)}
              cropperProps={{
                role: 'application',
                'aria-label': texts.part,
                'aria-describedby': helpId,
              }}
            />
          )}
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

/** An address under which the picture is shown, for as long as the dialog stands. */
function usePictureUrl(picture: LoadedPicture): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isHere = true;
    const make = async () => {
      const blob = await pictureBlob(picture);
      if (!isHere) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    };
    void make();
    return () => {
      isHere = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [picture]);
  return url;
}
