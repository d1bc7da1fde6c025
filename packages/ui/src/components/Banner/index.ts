export { Banner, type BannerProps } from './Banner.tsx';
export { bannerTones, type BannerTone } from './Banner.styles.ts';
