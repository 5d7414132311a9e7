export { Photo, type PhotoProps, type PhotoSize } from './photo.tsx';
export { PhotoOrScene, type PhotoOrSceneProps } from './photo-or-scene.tsx';
