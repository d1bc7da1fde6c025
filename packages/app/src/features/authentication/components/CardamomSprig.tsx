import { Sprig } from './AuthenticationLayout.styles.ts';

/** A sprig of cardamom: two leaves and four pods on a stem. Decoration. */
export function CardamomSprig() {
  return (
    <Sprig viewBox="0 0 400 420" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <path className="stem" d="M196 410C190 320 206 230 236 150C248 116 262 84 284 52" />
      <path className="leaf" d="M206 300C130 296 66 252 40 168C124 176 186 224 206 300Z" />
      <path className="vein" d="M206 300C162 252 112 212 62 184" />
      <path className="leaf" d="M222 200C280 196 336 158 366 86C292 92 238 130 222 200Z" />
      <path className="vein" d="M222 200C262 162 306 128 346 102" />
      <path className="pod" d="M258 104C232 104 208 88 198 58C230 56 252 74 258 104Z" />
      <path className="vein" d="M250 94C234 84 220 74 208 64" />
      <path className="pod" d="M284 54C280 34 288 16 308 6C318 28 308 48 284 54Z" />
      <path className="vein" d="M288 46C294 34 300 22 305 14" />
      <path className="pod" d="M200 352C224 334 254 330 284 346C262 370 228 374 200 352Z" />
      <path className="vein" d="M212 352C232 348 252 346 272 348" />
      <path className="pod" d="M198 372C176 360 150 362 128 382C152 402 182 398 198 372Z" />
      <path className="vein" d="M188 374C172 376 156 380 140 384" />
    </Sprig>
  );
}
