import type { LiveChanges } from '@cardamom/api-types';

/** A server-sent event of `/live`, as its text has it. */
export interface StreamEvent {
  id: string;
  name: string;
  data: string;
}

/**
 * What all tabs are told: what changed, or that anything may have. `id` is where a next stream goes on; `isFromBefore` is
 * what came about when the first stream was asked for, which may have been read already.
 */
export type LiveEvent = { id: string; isFromBefore?: true } & (
  | { name: 'change'; told: LiveChanges }
  | { name: 'reset' }
);

function eventIn(block: string): StreamEvent | null {
  const event: StreamEvent = { id: '', name: '', data: '' };
  for (const line of block.split('\n')) {
    const [field, value = ''] = line.split(/: ?(.*)/su);
    if (field === 'id') event.id = value;
    else if (field === 'event') event.name = value;
    else if (field === 'data') event.data = value;
  }
  return event.name === '' ? null : event;
}

/** The events of a stream as they come (WHATWG HTML, 9.2.6, as far as our server writes it), and null for whatever else comes, such as a beat. */
export async function* eventsOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent | null> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (waiting + value).split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of blocks) yield eventIn(block);
    }
  } finally {
    // Hangs up where whoever reads has had enough.
    await reader.cancel().catch(() => undefined);
  }
}

/** What tabs are told of an event of the stream; null for those between the server and the tab that listens. */
export function toldBy({ id, name, data }: StreamEvent): LiveEvent | null {
  if (name === 'change') return { id, name, told: JSON.parse(data) as LiveChanges };
  return name === 'reset' ? { id, name } : null;
}
