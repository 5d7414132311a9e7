export {
  convertPicture,
  glanceAt,
  PICTURE_FORMATS,
  type PictureAtAGlance,
  type PictureFormat,
} from './convert-picture.ts';
export { PictureUnreadable } from './open-picture.ts';
