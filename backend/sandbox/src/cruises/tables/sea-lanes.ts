type Point = readonly [longitude: number, latitude: number];

/** Where a ship has to go round land: from>to | latitude longitude, … The way back is the same lane. */
const ROWS = `
marsella>genova | 43.0 6.3, 43.4 7.6
genova>civitavecchia | 43.4 9.6, 42.6 10.0
civitavecchia>napoles | 41.0 12.9, 40.6 13.8
napoles>barcelona | 40.3 12.0, 41.3 9.3, 41.35 8.0
barcelona>cartagena | 38.75 0.45, 37.5 -0.6
cartagena>malaga | 37.3 -1.3, 36.6 -2.0, 36.5 -3.5
malaga>cadiz | 36.3 -4.6, 35.97 -5.5, 36.0 -6.1
cadiz>lisboa | 36.6 -7.2, 36.85 -9.1, 38.4 -9.5, 38.62 -9.3
barcelona>malaga | 38.75 0.45, 37.3 -0.9, 36.6 -2.0, 36.5 -3.5
malaga>tenerife | 36.3 -4.6, 35.97 -5.5, 35.8 -6.5, 32.0 -11.0
bridgetown>sanjuan | 13.5 -61.2, 15.0 -62.5, 17.9 -63.8, 18.8 -64.2, 18.8 -65.6
trieste>split | 45.2 13.2, 44.5 13.8, 43.6 15.2, 43.35 16.2
split>dubrovnik | 43.3 16.2, 42.9 16.0, 42.55 17.3
dubrovnik>kotor | 42.5 18.1, 42.36 18.5
kotor>corfu | 42.3 18.4, 41.0 18.7, 39.85 19.5
corfu>bari | 39.85 19.5, 40.6 18.7, 41.2 17.3
bari>trieste | 41.5 17.0, 42.8 15.6, 44.5 13.6, 45.2 13.2
pireo>mikonos | 37.6 24.1, 37.55 25.0
mikonos>kusadasi | 37.72 26.4, 37.62 26.85
kusadasi>rodas | 37.55 26.9, 36.9 27.0, 36.6 27.8
rodas>heraclion | 36.1 27.6, 35.6 26.0
milos>pireo | 37.2 24.1, 37.6 23.7
gomera>laspalmas | 27.85 -16.9, 27.95 -16.2, 28.25 -15.6
miami>cozumel | 25.6 -80.0, 24.5 -80.6, 24.0 -82.5, 23.2 -84.4, 22.1 -85.7
georgetown>miami | 20.0 -84.0, 21.7 -85.5, 23.0 -84.3, 24.0 -82.3, 24.5 -80.6, 25.6 -80.0
charlotte>basseterre | 18.15 -64.6, 17.8 -63.6
basseterre>castries | 16.9 -62.9, 15.2 -61.9, 14.2 -61.2
castries>bridgetown | 13.65 -61.15, 13.4 -60.4
bridgetown>philipsburg | 13.5 -61.2, 15.0 -62.0, 17.0 -63.1
philipsburg>sanjuan | 18.2 -63.6, 18.8 -64.5, 18.75 -65.8
indias>colon | 10.0 -77.0
colon>limon | 9.7 -80.6, 9.7 -82.2
limon>willemstad | 12.0 -78.0, 13.0 -73.0, 12.8 -71.0
willemstad>oranjestad | 12.4 -69.5
oranjestad>santamarta | 12.8 -71.5, 11.7 -73.5
santamarta>indias | 11.35 -74.6, 10.9 -75.3
copenhague>geiranger | 56.2 12.3, 57.9 10.8, 57.8 8.0, 58.5 4.8, 61.0 4.3, 62.45 5.5, 62.3 6.4
geiranger>bergen | 62.3 6.4, 62.45 5.5, 61.0 4.4, 60.5 4.8
bergen>stavanger | 60.2 4.9, 59.2 5.2
stavanger>oslo | 58.5 5.2, 57.8 7.0, 58.4 9.6, 59.0 10.6, 59.5 10.6
oslo>copenhague | 59.0 10.6, 58.0 10.8, 57.0 11.5, 56.2 12.3
montevideo>rio | -35.2 -54.8, -32.0 -50.0, -26.0 -46.5, -23.4 -43.5
rio>ilhabela | -23.3 -43.8, -23.95 -45.1
ilhabela>puntadeleste | -26.0 -46.8, -32.0 -50.5, -35.0 -54.0
puntadeleste>buenosaires | -35.2 -56.0, -34.8 -57.8
montevideo>madryn | -35.3 -55.6, -37.5 -55.8, -40.5 -60.5, -42.5 -62.6, -42.85 -63.9
madryn>ushuaia | -42.85 -63.5, -47.0 -63.5, -52.0 -66.5, -54.6 -64.8, -55.15 -66.4, -54.95 -67.5
ushuaia>puntaarenas | -54.9 -69.5, -54.9 -71.0, -54.35 -71.9, -53.8 -71.0
puntaarenas>puertomontt | -53.8 -71.1, -53.4 -73.0, -52.6 -75.0, -49.0 -76.0, -44.0 -75.4, -41.8 -74.3, -41.8 -73.4
puertomontt>sanantonio | -41.8 -73.4, -41.8 -74.3, -37.0 -74.2, -34.0 -72.3
`;

const LANES: ReadonlyMap<string, readonly Point[]> = new Map(
  ROWS.trim()
    .split('\n')
    .map((line): [string, Point[]] => {
      const [pair = '', points = ''] = line.split('|').map((part) => part.trim());
      return [
        pair,
        points.split(',').map((text): Point => {
          const [latitude = 0, longitude = 0] = text.trim().split(' ').map(Number);
          return [longitude, latitude];
        }),
      ];
    }),
);

/** The points between two ports that keep a ship at sea; none where the straight line does. */
export function laneBetween(from: string, to: string): readonly Point[] {
  return LANES.get(`${from}>${to}`) ?? LANES.get(`${to}>${from}`)?.toReversed() ?? [];
}
