import { describe, expect, test } from 'vitest';
import { readStoryFile, type StoryFile } from './stories.ts';

function read(stories: string, meta = ''): StoryFile {
  return readStoryFile(
    'packages/ui/src/components/Button/Button.stories.tsx',
    `const meta = { component: Button, ${meta} } satisfies Meta<typeof Button>;\nexport default meta;\n${stories}`,
  );
}

function given(stories: string, prop: string, meta = ''): string[] {
  return [...(read(stories, meta).given.get('Button')?.get(prop) ?? [])];
}

describe('a story is counted with what it has', () => {
  test('its play function and tags, and those of the meta', () => {
    const { stories, component } = read(
      "export const Plain: Story = {};\nexport const Pressed: Story = { tags: ['keyboard'], play: async () => {} };",
      "tags: ['responsive']",
    );
    expect(component).toBe('Button');
    expect(stories.map(({ name, hasPlay }) => [name, hasPlay])).toEqual([
      ['Plain', false],
      ['Pressed', true],
    ]);
    expect([...(stories[1]?.tags ?? [])]).toEqual(['responsive', 'keyboard']);
  });

  test('whether axe looks at it', () => {
    const { stories } = read(
      "export const A: Story = {};\nexport const B: Story = { parameters: { a11y: { test: 'off' } } };",
    );
    expect(stories.map(({ isCheckedByAxe }) => isCheckedByAxe)).toEqual([true, false]);
  });

  test('whether the docs say when to use the component', () => {
    expect(read('').hasDocs).toBe(false);
    expect(
      read('', "parameters: { docs: { description: { component: 'For what acts here.' } } }").hasDocs,
    ).toBe(true);
  });
});

describe('what a story sets is found', () => {
  test.each([
    ['in its args', 'export const A: Story = { args: { isDisabled: true } };'],
    ['in an element', 'export const A: Story = { render: () => <Button isDisabled /> };'],
    ['in a spread object', 'export const A: Story = { render: () => <Button {...{ isDisabled: true }} /> };'],
    ['in a constant', 'const off = { isDisabled: true };\nexport const A: Story = { args: { ...off } };'],
    [
      'through a wrapper',
      'function Bar(props) { return <Button {...props} />; }\nexport const A: Story = { render: () => <Bar isDisabled /> };',
    ],
    [
      'under the name of one kind of row',
      'const Bar = Button<Dish>;\nexport const A: Story = { render: () => <Bar isDisabled /> };',
    ],
  ])('%s', (_where, stories) => {
    expect(given(stories, 'isDisabled')).toEqual(['true']);
  });

  test('in the meta, for all stories', () => {
    expect(given('export const A: Story = {};', 'icon', "args: { icon: 'add' }")).toEqual(['add']);
  });

  test('in the list that a story maps over', () => {
    const stories =
      "const sizes = ['small', 'large'] as const;\nexport const A: Story = { render: () => sizes.map((size) => <Button size={size} />) };";
    expect(given(stories, 'size')).toEqual(['small', 'large']);
  });

  test('in the rows of a table that a story maps over', () => {
    const stories =
      "const looks = [{ tone: 'quiet' }, { tone: 'loud' }];\nexport const A: Story = { render: () => looks.map(({ tone }) => <Button variant={tone} />) };";
    expect(given(stories, 'variant')).toEqual(['quiet', 'loud']);
  });

  test('as every value where the list comes from the component', () => {
    const stories = 'export const A: Story = { render: () => sizes.map((size) => <Button size={size} />) };';
    expect(given(stories, 'size')).toEqual(['*']);
  });

  test('and not where it is off, undefined or only handed on', () => {
    expect(given('export const A: Story = { args: { isDisabled: false } };', 'isDisabled')).toEqual([
      'false',
    ]);
    expect(given('export const A: Story = { args: { errorMessage: undefined } };', 'errorMessage')).toEqual(
      [],
    );
    expect(given('export const A: Story = { render: (args) => <Button {...args} /> };', 'size')).toEqual([]);
  });
});
