export { Photo, type PhotoProps, type PhotoSize } from './photo.tsx';
