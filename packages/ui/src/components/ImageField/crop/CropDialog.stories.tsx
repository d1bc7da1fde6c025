import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { pageRightToLeft } from '../../../stories/surroundings.tsx';
import { photo } from '../storyPictures.ts';
import { CropDialog, type CroppedPicture, type CropDialogProps } from './CropDialog.tsx';
import { loadPicture } from './picture.ts';
import { englishCropTexts } from './texts.ts';

interface CroppedPhotoProps extends Omit<CropDialogProps, 'cropping'> {
  /** The size of the photograph in px. */
  width: number;
  height: number;
}

/** The dialog over a drawn photograph, until a part is chosen or it is closed. */
function CroppedPhoto({ width, height, onChoose, onCancel, texts }: CroppedPhotoProps) {
  const [cropping, setCropping] = useState<CroppedPicture | null>(null);
  useEffect(() => {
    let url: string | undefined;
    let isHere = true;
    const read = async () => {
      const picture = await loadPicture(await photo(width, height));
      if (picture === null || !isHere) return;
      url = URL.createObjectURL(picture.file);
      setCropping({ picture, url });
    };
    void read();
    return () => {
      isHere = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [width, height]);
  return (
    <CropDialog
      {...{ cropping, texts }}
      onChoose={(picture, part) => {
        setCropping(null);
        onChoose(picture, part);
      }}
      onCancel={() => {
        setCropping(null);
        onCancel();
      }}
    />
  );
}

const dialog = async () => within(await within(document.body).findByRole('dialog', {}, { timeout: 8000 }));
const isClosed = () => expect(within(document.body).queryByRole('dialog')).toBeNull();

/** The picture and the part of it, once both are drawn. */
async function stage() {
  const part = await (await dialog()).findByRole('application', {}, { timeout: 8000 });
  const picture = part.parentElement?.querySelector('img');
  if (!picture) throw new TypeError('There is no picture to crop.');
  await waitFor(() => expect(picture.complete && picture.naturalWidth > 0).toBe(true));
  await waitFor(() => expect(part).toBeVisible());
  return { part, picture };
}

const meta = {
  title: 'Fields/ImageField/Crop dialog',
  component: CroppedPhoto,
  parameters: {
    docs: {
      description: {
        component:
          'Asks which part of a picture is kept, in the ratio of 1875 × 1000; `ImageField` opens it with `allowsCrop`. What stands in the frame is what guests see, and the size that results is written below it.\n\n- Moved by dragging, arrow keys or two fingers; zoomed by the slider, + and −.\n- Don’t offer a free shape: every dish’s picture has the same.\n- Closing it keeps nothing and loses nothing.',
      },
      story: { inline: false, height: '640px' },
    },
  },
  args: { width: 2400, height: 2400, onChoose: fn(), onCancel: fn(), texts: englishCropTexts },
} satisfies Meta<typeof CroppedPhoto>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  tags: ['responsive', 'forced-colors'],
  play: async ({ step }) => {
    await step('The middle of the photograph is kept, as large as it can be', async () => {
      await stage();
      await expect((await dialog()).getByText('1875 × 1000 pixels')).toBeVisible();
      await expect((await dialog()).getByText('100%')).toBeVisible();
    });
  },
};

export const Portrait: Story = {
  tags: ['responsive'],
  args: { width: 1500, height: 2000 },
  play: async ({ args, step }) => {
    const { picture } = await stage();
    await step('The picture can be moved up and down, and is never wider than the frame', async () => {
      const { width } = picture.getBoundingClientRect();
      const frame = picture.parentElement?.getBoundingClientRect();
      await expect(Math.abs(width - (frame?.width ?? 0))).toBeLessThan(2);
      await expect((await dialog()).getByText(/^1500 × 800 pixels · This part is small/)).toBeVisible();
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
  },
};

export const TinyPicture: Story = {
  name: 'Tiny picture',
  args: { width: 100, height: 100 },
  play: async ({ step }) => {
    await step('Is never blown up, and the dialog says that it will look soft', async () => {
      await stage();
      await expect((await dialog()).getByText(/^100 × 53 pixels · This part is small/)).toBeVisible();
    });
  },
};

export const ZoomedByKeyboard: Story = {
  name: 'Zoomed by keyboard',
  tags: ['keyboard'],
  play: async ({ step }) => {
    const { part, picture } = await stage();
    await step('Arrow keys move the picture, + and − zoom', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(part).toHaveFocus();
      const before = picture.style.transform;
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await waitFor(() => expect(picture.style.transform).not.toBe(before));
      await userEvent.keyboard('++++++-');
      await expect((await dialog()).getByText('150%')).toBeVisible();
      await waitFor(async () =>
        expect((await dialog()).getByText(/^1600 × 853 pixels · This part is small/)).toBeVisible(),
      );
    });
  },
};

export const ChosenByKeyboard: Story = {
  name: 'Chosen by keyboard',
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    const { part } = await stage();
    await userEvent.tab();
    await userEvent.tab();
    await expect(part).toHaveFocus();
    await userEvent.keyboard('+++++');
    await step('Reset shows all that fits again', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect((await dialog()).getByText('100%')).toBeVisible();
      await waitFor(async () => expect((await dialog()).getByText('1875 × 1000 pixels')).toBeVisible());
    });
    await step('Enter on the last button keeps the part and closes the dialog', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(isClosed);
      await expect(args.onChoose).toHaveBeenCalledWith(expect.anything(), {
        x: 0,
        y: 560,
        width: 2400,
        height: 1280,
      });
    });
  },
};

export const ClosedByKeyboard: Story = {
  name: 'Closed by keyboard',
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    await stage();
    await step('Escape keeps nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(isClosed);
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
  },
};

export const DraggedByTouch: Story = {
  name: 'Dragged by touch',
  play: async ({ step }) => {
    const { part, picture } = await stage();
    await step('The picture follows the finger', async () => {
      const before = picture.style.transform;
      const at = (clientY: number) => ({
        touches: [new Touch({ identifier: 1, target: part, clientX: 200, clientY })],
      });
      await fireEvent.touchStart(part, at(300));
      await fireEvent.touchMove(part, at(260));
      await waitFor(() => expect(picture.style.transform).not.toBe(before));
      await fireEvent.touchEnd(part, { touches: [] });
    });
  },
};

export const NarrowPhone: Story = {
  name: 'Narrow phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('Everything fits without scrolling sideways', async () => {
      await stage();
      const sheet = await within(document.body).findByRole('dialog');
      await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
      await expect((await dialog()).getByRole('button', { name: 'Use this part' })).toBeVisible();
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [pageRightToLeft],
  args: {
    texts: {
      title: 'اختر ما يراه الضيوف',
      help: 'اسحب الصورة لتحريكها. بلوحة المفاتيح تحرّكها الأسهم، ويكبّرها + ويصغّرها −.',
      part: 'الجزء الذي يبقى من الصورة',
      zoom: 'التكبير',
      reset: 'إعادة الضبط',
      cancel: 'إلغاء',
      done: 'استخدم هذا الجزء',
      size: (width, height) => `${width} × ${height} بكسل`,
      small: 'هذا الجزء صغير وقد يبدو غير واضح على الشاشة.',
    },
  },
  play: async () => {
    await stage();
    await expect((await dialog()).getByText('1875 × 1000 بكسل')).toBeVisible();
  },
};
