import type { ServiceCharge, Tax } from '@cardamom/api-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  answers,
  fails,
  guestsNow,
  listOf,
  patience,
  press,
  screenParameters,
  StoryApp,
  textField,
  usual,
  waits,
  write,
} from '#shared/testing/index.ts';

const vat: Tax = {
  id: '0198a000-0000-7000-8000-0000000000b1',
  name: 'VAT',
  rate: 13_000,
  treatment: 'INCLUDED',
  isDefault: true,
  isActive: true,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-11-18T10:05:00Z',
  version: 2,
};
const service: ServiceCharge = {
  id: '0198a000-0000-7000-8000-0000000000a1',
  type: 'PERCENTAGE',
  rate: 5000,
  treatment: 'EXCLUDED',
  purpose: 'everybody who works here today',
  shortLine: '+ 5% service',
  isActive: true,
  createdAt: vat.createdAt,
  updatedAt: vat.updatedAt,
  version: 3,
};
const charge = answers('getServiceCharge', service);
const taxes = answers('listTaxes', listOf([vat]));

const meta = {
  title: 'App/Settings/Tax and service charge',
  component: StoryApp,
  args: { path: '/setting/tax' },
  parameters: {
    ...screenParameters,
    msw: [taxes, charge, ...usual],
    docs: {
      description: {
        component:
          'What prices hold and what is added to them. Each form says what guests will read below the prices, with what is typed.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

const unset: ServiceCharge = { ...service, rate: 0, purpose: '', shortLine: '', isActive: false };

// proves: pages.setting.tax
export const TaxSet: Story = {
  name: 'Tax',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Shows what is stored, and what guests read of it and of the service charge', async () => {
      await expect(await textField(canvas, /^Rate/)).toHaveValue('13');
      await canvas.findByText(
        'Prices include 13% VAT. A service charge of 5% for everybody who works here today is added to the bill.',
        {},
        patience,
      );
    });
    await step('What is typed is in the sentence at once', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Added to the bill' }));
      await canvas.findByText(/^13% VAT and a service charge of 5% .* are added to the bill\.$/);
    });
  },
};

export const NoTax: Story = {
  name: 'No tax yet',
  parameters: { msw: [answers('listTaxes', listOf([])), answers('getServiceCharge', unset), ...usual] },
  play: async ({ canvas, step }) => {
    await canvas.findByText('Nothing about tax or service.', {}, patience);
    await step('A rate is needed', async () => {
      await write(await textField(canvas, /^Name/), 'IVA');
      await press(canvas, 'Save changes');
      await canvas.findByText('Enter a percentage from 0 to 100', {}, patience);
    });
  },
};

export const TaxLoading: Story = {
  name: 'Tax, loading',
  parameters: { msw: [waits('listTaxes'), charge, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading', {}, patience);
  },
};

export const TaxFailed: Story = {
  name: 'Tax, failed',
  parameters: { msw: [fails('listTaxes', 'CM_NOT_FOUND'), charge, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The tax could not be loaded', {}, patience);
  },
};

// proves: pages.setting.service-charge
export const ServiceChargeSet: Story = {
  name: 'Service charge',
  tags: ['in-dark'],
  args: { path: '/setting/service-charge' },
  play: async ({ canvas, step }) => {
    await expect(await textField(canvas, /^What it is for/)).toHaveValue('everybody who works here today');
    await step('A sum instead of a percentage is in the sentence, in the restaurant’s currency', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'A fixed amount' }));
      await write(await textField(canvas, /^Amount/), '2');
      await canvas.findByText(/A service charge of €2\.00 for everybody .* is added to the bill\.$/);
    });
  },
};

export const NoServiceCharge: Story = {
  name: 'No service charge',
  args: { path: '/setting/service-charge' },
  parameters: { msw: [answers('getServiceCharge', unset), taxes, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('Prices include 13% VAT.', {}, patience);
    await expect(canvas.getByRole('switch', { name: 'Add a service charge' })).not.toBeChecked();
  },
};

export const ServiceChargeNarrow: Story = {
  name: 'Service charge, narrow',
  args: { path: '/setting/service-charge' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await textField(canvas, /^What it is for/);
  },
};

export const ServiceChargeFailed: Story = {
  name: 'Service charge, failed',
  args: { path: '/setting/service-charge' },
  parameters: { msw: [fails('getServiceCharge', 'CM_NOT_FOUND'), taxes, ...usual] },
  play: async ({ canvas }) => {
    await canvas.findByText('The service charge could not be loaded', {}, patience);
  },
};

export const OnStage: Story = {
  name: 'Service charge, with what guests see beside it',
  args: { path: '/setting/service-charge' },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, step }) => {
    const phone = within(await canvas.findByRole('region', { name: 'As guests see it' }, patience));
    await step('What it is for is read below the prices before it is saved', async () => {
      await write(await textField(canvas, /^What it is for/), 'the kitchen and the floor');
      await phone.findByText(/service charge of 5% for the kitchen and the floor/, {}, patience);
    });
  },
};

export const CutShort: Story = {
  name: 'Service charge, beside a menu that is cut short',
  tags: ['no-picture'],
  args: { path: '/setting/service-charge' },
  globals: { viewport: { value: 'lg' } },
  parameters: { msw: [answers('previewMenus', { ...guestsNow, leftOut: 400 }), taxes, charge, ...usual] },
  play: async ({ canvas, step }) => {
    const phone = within(await canvas.findByRole('region', { name: 'As guests see it' }, patience));
    await step(
      'What is found among a part would be a lie: it is only said that guests can filter',
      async () => {
        await userEvent.click(await phone.findByRole('link', { name: 'Find & filter' }, patience));
        await expect(phone.getByText('Guests find and filter the whole menu here.')).toBeVisible();
        await expect(phone.queryByRole('form')).toBeNull();
      },
    );
  },
};
