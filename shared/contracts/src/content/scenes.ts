/** Landscapes that `shared/ui` can draw. */
export const SCENES = ['skyline', 'colonial', 'beach', 'port', 'mountain', 'desert', 'market'] as const;
