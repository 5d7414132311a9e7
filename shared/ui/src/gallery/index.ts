export { Gallery, type GalleryPhoto, type GalleryProps } from './gallery.tsx';
