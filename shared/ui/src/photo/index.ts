export { Photo, type PhotoPicture, type PhotoProps } from './photo.tsx';
export { PhotoFigure, type PhotoFigureProps } from './photo-figure.tsx';
