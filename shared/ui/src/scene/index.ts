export { Scene, type SceneProps } from './scene.tsx';
export { drawScene } from './draw-scene.ts';
export { type SceneKind } from './lands.ts';
export { type SceneLight } from './palette.ts';
