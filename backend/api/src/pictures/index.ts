export { createPictures, type Pictures, type PictureSource, type SourcePicture } from './pictures.ts';
export { LIST_WIDTH, type PictureWidth } from './picture-sizes.ts';
export { pictureRoute } from './picture-route.ts';
