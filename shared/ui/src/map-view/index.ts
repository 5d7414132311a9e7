export { freeSides, mapView, type PlaceOnMap, type Side } from './map-view.ts';
