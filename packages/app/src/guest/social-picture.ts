/** A picture that social sites fetch, in pixels. */
export interface SocialPicture {
  url: string;
  width: number;
  height: number;
}
