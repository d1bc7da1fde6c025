import type { ReactNode } from 'react';
import { Drawing } from './Illustration.styles.ts';

/** What can be drawn beside a message. */
export const illustrationNames = ['plate', 'search', 'lock', 'offline', 'list'] as const;

/** A drawing beside a message. */
export type IllustrationName = (typeof illustrationNames)[number];

const ground = <ellipse className="fill" cx="72" cy="98" rx="56" ry="6" />;

const drawings: Record<IllustrationName, ReactNode> = {
  plate: (
    <>
      {ground}
      <circle className="paper" cx="72" cy="56" r="38" />
      <circle className="line" cx="72" cy="56" r="26" />
      <path className="line" d="M18 30v14a6 6 0 0 0 12 0V30M24 30v64M124 94V30c-8 6-10 18-10 30h10" />
      <path className="lime" d="M84 43c2 15-5 24-24 27c-2-15 7-26 24-27z" />
      <path className="vein" d="M78 49c-6 5-10 10-14 17" />
    </>
  ),
  search: (
    <>
      {ground}
      <path
        className="paper"
        d="M36 18h52a4 4 0 0 1 4 4v70a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z"
      />
      <path className="line" d="M44 34h26M44 46h36M44 58h18M44 70h24" />
      <circle className="paper" cx="92" cy="60" r="20" />
      <path className="line" d="M107 75l16 16" />
      <path className="lime" d="M100 52c1 9-3 14-15 16c-1-9 4-15 15-16z" />
    </>
  ),
  lock: (
    <>
      {ground}
      <path className="line" d="M54 50V36a18 18 0 0 1 36 0v14" />
      <path
        className="paper"
        d="M46 50h52a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V56a6 6 0 0 1 6-6z"
      />
      <circle className="lime" cx="72" cy="70" r="6" />
      <path className="line" d="M72 76v8" />
    </>
  ),
  offline: (
    <>
      {ground}
      <path className="paper" d="M22 52h22v28H22zM44 58h8M44 74h8" />
      <path className="line" d="M22 66H4M62 60l4 4M60 70h6" />
      <path className="paper" d="M122 52h-22a8 8 0 0 0-8 8v12a8 8 0 0 0 8 8h22z" />
      <path className="line" d="M122 66h18" />
      <circle className="lime" cx="79" cy="42" r="4" />
      <path className="line" d="M79 26v6M66 32l4 4M92 32l-4 4" />
    </>
  ),
  list: (
    <>
      {ground}
      <path className="fill" d="M44 12h64a4 4 0 0 1 4 4v70H48a4 4 0 0 1-4-4z" />
      <path
        className="paper"
        d="M34 20h64a4 4 0 0 1 4 4v68a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z"
      />
      <path className="line" d="M42 38h8v8h-8zM58 42h34M42 58h8v8h-8zM58 62h26M58 82h14" />
      <path className="lime" d="M42 78h8v8h-8z" />
    </>
  ),
};

/** A small drawing in neutral with one lime touch; decoration only. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <Drawing viewBox="0 0 144 112" aria-hidden="true">
      {drawings[name]}
    </Drawing>
  );
}
