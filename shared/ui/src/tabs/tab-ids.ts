export function tabDomId(group: string, id: string): string {
  return `${group}-tab-${id}`;
}

export function tabPanelDomId(group: string, id: string): string {
  return `${group}-panel-${id}`;
}
