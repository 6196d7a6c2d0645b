### Errands, in Spanish (Latin America): what differs from Spanish (Spain)

basket = carrito
