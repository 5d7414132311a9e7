import type { ComponentType } from 'react';
import type { Texts } from '@travesia/i18n';

/** What a remote is made of, as seen by the platform. */
export interface RemoteDefinition {
  readonly name: string;
  /** Texts of the remote, then those of the shared packages it renders with. */
  readonly texts: readonly Texts[];
  /** The remote's route table: a `<Routes>` of its pages. */
  readonly routes: ComponentType;
  /** Widgets that fill named slots, by the name the manifest gives them. */
  readonly widgets: Readonly<Record<string, ComponentType>>;
}

/** Names a remote once, for its browser entry and its server entry. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}

/** `route`, or the name of a widget. */
export function componentOf(definition: RemoteDefinition, target: string): ComponentType {
  const component = target === 'route' ? definition.routes : definition.widgets[target];
  if (!component) throw new Error(`${definition.name} has no widget "${target}"`);
  return component;
}
