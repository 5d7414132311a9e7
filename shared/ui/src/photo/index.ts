export { Photo, type PhotoPicture, type PhotoProps } from './photo.tsx';
export { PhotoFigure } from './photo-figure.tsx';
