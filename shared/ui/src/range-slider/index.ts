export { RangeSlider } from './range-slider.tsx';
