/** The ready people of the sandbox's issuer: one for each role of the service desk, and a second owner. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** `null`: somebody who has no place at the desk any more. */
  role: string | null;
}

export const createPeople = (): readonly Person[] => [
  { id: 'ines', name: 'Inés Moreno', email: 'ines@travesia.test', role: 'agent' },
  { id: 'leo', name: 'Leo Castaño', email: 'leo@travesia.test', role: 'lead' },
  { id: 'fatima', name: 'Fátima Núñez', email: 'fatima@travesia.test', role: 'finance' },
  { id: 'olga', name: 'Olga Peña', email: 'olga@travesia.test', role: 'owner' },
  { id: 'marta', name: 'Marta Vidal', email: 'marta@travesia.test', role: 'owner' },
  { id: 'raul', name: 'Raúl Ortega', email: 'raul@travesia.test', role: 'read-only' },
];
