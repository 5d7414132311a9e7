export { drawScene } from './draw-scene.ts';
export { SCENE_HEIGHT, SCENE_WIDTH, type Cut } from './paper.ts';
